import { Link, useLocation, useResolvedPath, type LinkProps } from 'react-router-dom';

import { prefersReducedMotion } from './prefers-reduced-motion';

/** A link within the site. A link to another page starts a view transition (theme/page-styles.tsx). */
export function PageLink(props: LinkProps) {
  const { pathname } = useLocation();
  const target = useResolvedPath(props.to);
  // Not in CSS, because WebKitGTK crashes on view transitions without animation.
  const viewTransition = target.pathname !== pathname && !prefersReducedMotion();
  return <Link {...props} viewTransition={viewTransition} />;
}
