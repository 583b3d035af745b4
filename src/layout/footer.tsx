import company from '@content/company.yaml';
import footer from '@content/footer.yaml';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { navigation } from '../navigation/navigation';
import { bottomBarHeightVariable, scrollButtonBreakpointEm } from '../theme/lengths';
import { ExternalLink } from '../ui/external-link';
import { PageLink } from '../ui/page-link';
import { Logo } from './logo';
import { SocialLinks } from './social-links';

export type FooterPage = { path: string; label: string };

type FooterProps = {
  /** Pages linked in the last line, such as a privacy policy. */
  pages: readonly FooterPage[];
};

export function Footer({ pages }: FooterProps) {
  return (
    <FooterBand>
      <Container>
        <Columns>
          <Logo />
          <Description>{footer.description}</Description>
          <UsefulLinks aria-labelledby="useful-links">
            <Typography variant="h3" component="h2" id="useful-links">
              Useful Links
            </Typography>
            <LinkColumns>
              {navigation.map(({ label, to }) => (
                <li key={to}>
                  <PageLink to={to}>{label}</PageLink>
                </li>
              ))}
            </LinkColumns>
          </UsefulLinks>
          {company.socialLinks.length > 0 && (
            <FollowUs>
              <Typography variant="h3" component="h2">
                Follow us
              </Typography>
              <SocialLinks size="large" />
            </FollowUs>
          )}
        </Columns>
        <SmallPrint>
          <p>{footer.trademarks}</p>
          <LastLine>
            <p>{`© ${company.copyrightYear} ${company.name}. All\u00a0rights\u00a0reserved.`}</p>
            {pages.map(({ path, label }) => (
              <p key={path}>
                <PageLink to={path}>{label}</PageLink>
              </p>
            ))}
            <p>
              {'Design: '}
              <ExternalLink href={company.designCredit.url}>
                {company.designCredit.name}
              </ExternalLink>
            </p>
          </LastLine>
        </SmallPrint>
      </Container>
    </FooterBand>
  );
}

const FooterBand = styled('footer')(({ theme }) => ({
  paddingTop: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { paddingTop: theme.spacing(5) },
  // Room for the Apply Now bar.
  paddingBottom: `calc(${theme.spacing(1.5)} + var(${bottomBarHeightVariable}, 0px))`,
  backgroundColor: theme.vars.palette.band.main,
  color: theme.vars.palette.band.text,
  '& :focus-visible': { outlineColor: 'currentColor' },
}));

const Columns = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { '& h2': { fontSize: '1rem' } },
  [theme.breakpoints.up('sm')]: {
    '& h2 + *': { marginTop: theme.spacing(1.5) },
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    columnGap: theme.spacing(3),
    justifyItems: 'start',
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '1fr auto auto',
    columnGap: theme.spacing(14),
  },
}));

const UsefulLinks = styled('nav')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: {
    gridArea: '1 / 2 / span 2',
    marginTop: theme.spacing(1),
  },
}));

const FollowUs = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(1),
  [theme.breakpoints.down('sm')]: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
  },
  [theme.breakpoints.up('lg')]: { gridArea: '1 / 3 / span 2' },
}));

const Description = styled('p')(({ theme }) => ({
  maxWidth: '32rem',
  margin: theme.spacing(0.5, 0, 2),
  color: theme.vars.palette.band.muted,
  [theme.breakpoints.down('sm')]: {
    marginBlock: theme.spacing(0, 2),
    fontSize: '0.9375rem',
    lineHeight: 1.45,
  },
}));

const LinkColumns = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, auto)',
  columnGap: theme.spacing(6),
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 36,
    color: theme.vars.palette.band.muted,
    textDecoration: 'none',
    '&:hover': { color: theme.vars.palette.band.text, textDecoration: 'underline' },
  },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '1fr 1fr',
    columnGap: theme.spacing(1),
    marginTop: theme.spacing(0.75),
    '& a': { minHeight: 32 },
  },
}));

const SmallPrint = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(1),
  paddingTop: theme.spacing(1.5),
  [theme.breakpoints.up('sm')]: { marginTop: theme.spacing(4), paddingTop: theme.spacing(2.5) },
  borderTop: `1px solid ${theme.vars.palette.band.line}`,
  color: theme.vars.palette.band.muted,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  '& p': { margin: theme.spacing(0, 0, 0.5) },
  '& a': { display: 'inline-block', paddingBlock: 4, color: theme.vars.palette.band.text },
}));

const LastLine = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: theme.spacing(4),
  // Room for the scroll-to-top button, which on wide screens is in the margin instead.
  [theme.breakpoints.down(scrollButtonBreakpointEm)]: { paddingRight: theme.spacing(6) },
}));
