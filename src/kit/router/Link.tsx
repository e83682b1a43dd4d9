import type { RouterLinkProps } from 'ra-core';
import { forwardRef, type MouseEvent, type MouseEventHandler, use } from 'react';
import { createPath, resolvePath } from './path.ts';
import { PlaceContext, useRouter } from './place-context.ts';

interface LinkProps extends RouterLinkProps {
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  target?: string;
}

/** A link within the window. Another window, another tab and a download stay the browser's. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { to, replace, state, onClick, children, ...rest },
  ref,
) {
  const router = useRouter();
  const isRelative = !(typeof to === 'string' ? to : (to.pathname ?? '')).startsWith('/');
  // one that says where it leads need not follow the place
  const from = isRelative ? (use(PlaceContext)?.location.pathname ?? '/') : '/';
  const path = resolvePath(to, from);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event, rest.target)) return;
    event.preventDefault();
    // whoever asks for where he is gets no second entry
    const isHere = createPath(path) === createPath(router.place.location);
    router.navigate(path, { replace: replace ?? isHere, state });
  };
  return (
    <a {...rest} ref={ref} href={router.hrefOf(path)} onClick={handleClick}>
      {children}
    </a>
  );
});

function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target = '_self'): boolean {
  return button === 0 && target === '_self' && !(metaKey || altKey || ctrlKey || shiftKey);
}
