import * as pages from '@pokriv/contracts/pages';
import { Bell } from 'lucide-react';
import { styled } from 'styled-components';

import { texts } from '../messages.ts';
import { CountedLink } from './counted-link.tsx';

/** Hidden on the narrowest phones; the account menu has it. */
const Root = styled(CountedLink)`
  @media (max-width: 359px) {
    display: none;
  }
`;

/** Saved searches with new listings; hidden without any, since the account menu links there. */
export function SearchesLink({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Root to={pages.savedSearches.path} name={texts.newInSearches(count)} count={count}>
      <Bell />
    </Root>
  );
}
