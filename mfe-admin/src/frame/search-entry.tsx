import * as pages from '@pokriv/contracts/pages';
import { useLocation, useNavigate } from '@pokriv/web-kit/router';
import { breakpoint } from '@pokriv/web-kit/ui';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';

import { useKeysSetting } from '../deciding/use-keys-setting.ts';
import { useShortcuts } from '../deciding/use-shortcuts.ts';
import { SearchForm } from '../list/search-form.tsx';
import { searchField } from '../list/use-live-search.ts';
import { texts } from './messages.ts';
import { NavItem } from './nav-item.ts';
import { searchAddress } from './search-address.ts';

const Form = styled(SearchForm)`
  display: none;

  ${breakpoint.desktop} {
    display: block;
  }
`;

const PhoneLink = styled(NavItem)<{ $isHere: boolean }>`
  ${breakpoint.desktop} {
    display: ${({ $isHere }) => ($isHere ? 'flex' : 'none')};
  }
`;

/** Way to the search over everything: a field on a desktop, a link on a phone and on the page of the search itself. */
export function SearchEntry() {
  const isHere = useLocation().pathname === pages.adminSearch.path;
  return (
    <>
      <PhoneLink to={pages.adminSearch.path} $isHere={isHere}>
        <Search />
        {texts.search}
      </PhoneLink>
      {!isHere && <SearchField />}
    </>
  );
}

function SearchField() {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [areKeysOn] = useKeysSetting();
  useShortcuts({ slash: () => field.current?.focus() }, areKeysOn);
  return (
    <Form
      {...searchField}
      ref={field}
      label={texts.searchEverywhere}
      placeholder={texts.searchHint}
      aria-keyshortcuts={areKeysOn ? '/' : undefined}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(searchAddress(text));
      }}
    />
  );
}
