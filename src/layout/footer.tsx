import company from '@content/company.json';
import footer from '@content/footer.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { navigation } from '../routing/navigation';
import { onHover, tapTarget } from '../theme/mixins';
import { scrollButtonBreakpointEm, width } from '../theme/scale';
import { ExternalLink } from '../ui/external-link';
import { PageLink } from '../ui/page-link';
import { Logo } from './logo';
import { SocialLinks } from './social-links';

export function Footer() {
  return (
    <FooterBand>
      <Container>
        <FooterColumns>
          <div>
            <Logo />
            <Description variant="small">{footer.description}</Description>
          </div>
          <nav aria-labelledby="useful-links">
            <ColumnTitle id="useful-links">Useful Links</ColumnTitle>
            <UsefulLinkList>
              {navigation.map(({ label, to }) => (
                <li key={to}>
                  <PageLink to={to}>{label}</PageLink>
                </li>
              ))}
            </UsefulLinkList>
          </nav>
          {company.socialLinks.length > 0 && (
            <FollowUs>
              <ColumnTitle>Follow us</ColumnTitle>
              <SocialLinks size="large" />
            </FollowUs>
          )}
        </FooterColumns>
        <SmallPrint>
          <p>{footer.trademarks}</p>
          <CopyrightLine>
            <p>{`© ${company.copyrightYear} ${company.name}. All\u00a0rights\u00a0reserved.`}</p>
            <p>
              {'Design: '}
              <ExternalLink href={company.designCredit.url}>
                {company.designCredit.name}
              </ExternalLink>
            </p>
          </CopyrightLine>
        </SmallPrint>
      </Container>
    </FooterBand>
  );
}

const FooterBand = styled('footer')(({ theme }) => ({
  paddingBlock: theme.spacing(3),
  [theme.breakpoints.up('sm')]: { paddingTop: theme.spacing(5) },
  backgroundColor: theme.vars.palette.band.main,
  color: theme.vars.palette.band.text,
  '& :focus-visible': { outlineColor: 'currentColor' },
}));

const FooterColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) auto' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr) auto',
    columnGap: theme.spacing(5),
  },
}));

/** The title is on a line with the logo, which is 44 px high. */
const ColumnTitle = styled('h2')(({ theme }) => ({
  ...theme.typography.cardTitle,
  margin: 0,
  fontSize: theme.typography.lead.fontSize,
  lineHeight: '44px',
}));

const Description = styled(Typography)(({ theme }) => ({
  maxWidth: width.text,
  marginTop: theme.spacing(1),
  color: theme.vars.palette.band.muted,
}));

const UsefulLinkList = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: theme.spacing(3),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'auto 1fr' },
  [theme.breakpoints.up('lg')]: { columnGap: theme.spacing(5) },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 34,
    color: theme.vars.palette.band.muted,
    textDecoration: 'none',
    ...onHover({ color: theme.vars.palette.band.text, textDecoration: 'underline' }),
  },
}));

/** On phones, the title and the links share a line; in a column, the links are below it. */
const FollowUs = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  [theme.breakpoints.up('sm')]: { display: 'block' },
}));

const SmallPrint = styled('div')(({ theme }) => ({
  ...theme.typography.label,
  marginTop: theme.spacing(3),
  paddingTop: theme.spacing(2),
  borderTop: `1px solid ${theme.vars.palette.band.line}`,
  color: theme.vars.palette.band.muted,
  '& a': { ...tapTarget, color: theme.vars.palette.band.text },
}));

const CopyrightLine = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.spacing(3),
  // The padding is room for the scroll-to-top button, which on wide screens is in the margin instead.
  [theme.breakpoints.down(scrollButtonBreakpointEm)]: { paddingRight: theme.spacing(6) },
  [theme.breakpoints.up(scrollButtonBreakpointEm)]: { justifyContent: 'space-between' },
}));
