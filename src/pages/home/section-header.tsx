import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import type { HomeSectionId } from '../../content/paths';
import { space } from '../../theme/scale';
import { Lead } from '../../ui/lead';

type SectionHeaderProps = { sectionId: HomeSectionId; title: string; lead: string };

export function SectionHeader({ sectionId, title, lead }: SectionHeaderProps) {
  return (
    <Header>
      <Typography variant="h2" id={titleId(sectionId)}>
        {title}
      </Typography>
      <Lead>{lead}</Lead>
    </Header>
  );
}

/** Attributes of a section. Hash links scroll to it and focus it (layout/focus-and-scroll). */
export function namedByHeader(id: HomeSectionId) {
  return { id, 'aria-labelledby': titleId(id) };
}

const titleId = (id: HomeSectionId) => `${id}-title`;

const Header = styled('div')({ marginBottom: space.stack });
