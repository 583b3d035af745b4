import company from '@content/company.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { mailtoLink, telLink } from '../content/links';
import { iconSize, onHover } from '../theme/mixins';
import MailIcon from '../ui/icons/mail.svg?react';
import PhoneIcon from '../ui/icons/phone.svg?react';
import { VisuallyHidden, visuallyHiddenStyle } from '../ui/visually-hidden';
import { SocialLinks } from './social-links';

export function TopBar() {
  return (
    <ContactBar aria-label="Contact details">
      <TopBarContent>
        <TopBarLink href={mailtoLink(company.email)} data-icon-on-phone>
          <MailIcon />
          <VisuallyHidden>Email </VisuallyHidden>
          <span>{company.email}</span>
        </TopBarLink>
        <TopBarLink href={telLink(company.phone)}>
          <PhoneIcon />
          <VisuallyHidden>Phone </VisuallyHidden>
          <span>{company.phone}</span>
        </TopBarLink>
        {company.socialLinks.length > 0 && <SocialLinks size="small" />}
      </TopBarContent>
    </ContactBar>
  );
}

const ContactBar = styled('section')(({ theme }) => ({
  backgroundColor: theme.vars.palette.band.main,
  color: theme.vars.palette.band.text,
  '& :focus-visible': { outlineColor: 'currentColor', outlineOffset: 0 },
}));

const TopBarContent = styled(Container)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(1.5),
  minHeight: 40,
  [theme.breakpoints.up('sm')]: { columnGap: theme.spacing(3) },
}));

const TopBarLink = styled('a')(({ theme }) => ({
  ...theme.typography.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 32,
  color: 'inherit',
  textDecoration: 'none',
  // Browsers do not force the colors of SVGs by default: wheat-colored icons would be on white.
  '& svg': { fontSize: iconSize, color: theme.vars.palette.wheat, forcedColorAdjust: 'auto' },
  ...onHover({ textDecoration: 'underline' }),
  // Narrow phones have room only for the email's icon.
  [theme.breakpoints.down(480 / 16)]: {
    '&[data-icon-on-phone]': { width: 32, '& span': visuallyHiddenStyle },
  },
}));
