import * as pages from '@pokriv/contracts/pages';
import { useLocation, useNavigate } from '@pokriv/web-kit/router';
import { breakpoint, Button } from '@pokriv/web-kit/ui';
import { Field } from '@pokriv/web-kit/ui/forms';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { css, styled } from 'styled-components';

import { useKeysSetting } from '../deciding/use-keys-setting.ts';
import { useShortcuts } from '../deciding/use-shortcuts.ts';
import { texts } from './messages.ts';
import { NavItem } from './nav-item.ts';
import { searchAddress } from './search-address.ts';

const hidden = css`
  position: absolute;
  clip-path: inset(50%);
`;

const Form = styled.form`
  display: none;

  ${breakpoint.desktop} {
    display: block;
  }

  label {
    ${hidden}
  }

  > button {
    ${hidden}
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
      role="search"
      aria-label={texts.searchEverywhere}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(searchAddress(text));
      }}
    >
      <Field
        ref={field}
        type="search"
        enterKeyHint="search"
        maxLength={100}
        autoComplete="off"
        label={texts.searchEverywhere}
        placeholder={texts.searchHint}
        prefix={<Search />}
        aria-keyshortcuts={areKeysOn ? '/' : undefined}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button tabIndex={-1}>{texts.searchEverywhere}</Button>
    </Form>
  );
}
