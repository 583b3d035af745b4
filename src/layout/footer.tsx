import company from '@content/company.json';
import footer from '@content/footer.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { navigation } from '../content/navigation';
import { bottomBarHeightVariable, scrollButtonBreakpoint } from '../theme/tokens';
import { ExternalLink } from '../ui/external-link';
import { PageLink } from '../ui/page-link';
import { Logo } from './logo';
import { SocialLinks } from './social-links';

export type FooterProps = {
  /** Pages with a link at the end, such as a privacy policy. */
  pages: readonly { path: string; footerLabel?: string }[];
};

export function Footer({ pages }: FooterProps) {
  return (
    <FooterBand>
      <Container>
        <Columns>
          <div>
            <Logo />
            <Description>{footer.description}</Description>
          </div>
          <nav aria-labelledby="useful-links">
            <Typography variant="h3" component="h2" gutterBottom id="useful-links">
              Useful Links
            </Typography>
            <LinkColumns>
              {navigation.map(({ label, to }) => (
                <li key={to}>
                  <PageLink to={to}>{label}</PageLink>
                </li>
              ))}
            </LinkColumns>
          </nav>
          {company.socialLinks.length > 0 && (
            <Follow>
              <Typography variant="h3" component="h2" gutterBottom>
                Follow us
              </Typography>
              <SocialLinks size="large" />
            </Follow>
          )}
        </Columns>
        <SmallPrint>
          <p>{footer.trademarks}</p>
          <div>
            <p>{`© ${company.copyrightYear} ${company.name}. All\u00a0rights\u00a0reserved.`}</p>
            {pages.map(({ path, footerLabel }) => (
              <p key={path}>
                <PageLink to={path}>{footerLabel}</PageLink>
              </p>
            ))}
            <p>
              Design:{' '}
              <ExternalLink href={company.designCredit.url}>
                {company.designCredit.name}
              </ExternalLink>
            </p>
          </div>
        </SmallPrint>
      </Container>
    </FooterBand>
  );
}

const FooterBand = styled('footer')(({ theme }) => ({
  paddingTop: theme.spacing(4),
  [theme.breakpoints.up('sm')]: { paddingTop: theme.spacing(6) },
  // Room for the Apply Now bar below the last line.
  paddingBottom: `calc(${theme.spacing(3)} + var(${bottomBarHeightVariable}, 0px))`,
  backgroundColor: theme.vars.palette.band.main,
  color: theme.vars.palette.band.text,
  '& :focus-visible': { outlineColor: 'currentColor' },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr', gap: theme.spacing(5) },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '2fr 1.4fr 1fr', gap: theme.spacing(8) },
}));

const Follow = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    '& > h2': { margin: 0 },
  },
}));

const Description = styled('p')(({ theme }) => ({
  maxWidth: '26rem',
  margin: theme.spacing(2, 0, 0),
  color: theme.vars.palette.band.muted,
  [theme.breakpoints.down('sm')]: { fontSize: '1rem', lineHeight: 1.45 },
}));

const LinkColumns = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '2fr 3fr',
  columnGap: theme.spacing(3),
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 36,
    color: theme.vars.palette.band.muted,
    textDecoration: 'none',
    '&:hover': { color: theme.vars.palette.band.text, textDecoration: 'underline' },
  },
}));

const SmallPrint = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(2.5),
  paddingTop: theme.spacing(2.5),
  [theme.breakpoints.up('sm')]: { marginTop: theme.spacing(4) },
  borderTop: `1px solid ${theme.vars.palette.band.line}`,
  color: theme.vars.palette.band.muted,
  fontSize: '0.875rem',
  lineHeight: 1.45,
  '& p': { margin: theme.spacing(0, 0, 0.5) },
  '& a': { display: 'inline-block', paddingBlock: 4, color: theme.vars.palette.band.text },
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: theme.spacing(4),
    // Room for the scroll-to-top button, which is in the page margin on wide screens.
    [theme.breakpoints.down(scrollButtonBreakpoint)]: { paddingRight: theme.spacing(6) },
  },
}));
