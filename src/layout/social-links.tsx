import company from '@content/company.json';
import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';

import type { SocialNetwork } from '../content/types';
import { iconSize, onHover } from '../theme/mixins';
import { ExternalLink } from '../ui/external-link';
import FacebookIcon from '../ui/icons/facebook.svg?react';
import LinkedInIcon from '../ui/icons/linkedin.svg?react';
import { VisuallyHidden } from '../ui/visually-hidden';

const networks: Record<SocialNetwork, { name: string; Icon: ComponentType }> = {
  linkedIn: { name: 'LinkedIn', Icon: LinkedInIcon },
  facebook: { name: 'Facebook', Icon: FacebookIcon },
};

export function SocialLinks({ size }: { size: 'small' | 'large' }) {
  return (
    <IconList data-size={size}>
      {company.socialLinks.map(({ network, url }) => {
        const { name, Icon } = networks[network];
        return (
          <li key={network}>
            <ExternalLink href={url ?? company.siteUrl}>
              <Icon />
              <VisuallyHidden>{name}</VisuallyHidden>
            </ExternalLink>
          </li>
        );
      })}
    </IconList>
  );
}

const IconList = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.5),
  // Otherwise, WebKit gives the empty list marker a line of its own above the icon.
  lineHeight: 0,
  '&[data-size="large"]': { gap: theme.spacing(1), justifyContent: 'space-between' },
  '& a': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 32,
    aspectRatio: '1',
    borderRadius: '50%',
    color: theme.vars.palette.band.text,
    ...onHover({ backgroundColor: theme.vars.palette.band.line }),
  },
  '& svg': { fontSize: iconSize },
  // The tap area around the last icon is outside the column, so that the icon ends with it.
  '&[data-size="small"]': { margin: theme.spacing(0, -1, 0, 'auto') },
  '&[data-size="large"] a': { width: 44, border: `1px solid ${theme.vars.palette.band.line}` },
}));
