import { Link, type LinkProps, useLocation, useResolvedPath } from 'react-router-dom';

export function PageLink(props: LinkProps) {
  const { pathname } = useLocation();
  const target = useResolvedPath(props.to);
  // CSS could also turn off the animation, but WebKitGTK 2.50 crashes on a view transition without
  // one.
  const viewTransition = target.pathname !== pathname && !prefersReducedMotion();
  return <Link {...props} viewTransition={viewTransition} />;
}

/** Also true while prerendering, when there is no visitor yet. */
function prefersReducedMotion(): boolean {
  return (
    typeof window === 'undefined' || window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
