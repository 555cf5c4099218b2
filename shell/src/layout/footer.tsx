import * as pages from '@pokriv/contracts/pages';
import { Link } from '@pokriv/web-kit/router';
import { useUser } from '@pokriv/web-kit/session';
import {
  asEdgeFollower,
  breakpoint,
  color,
  Container,
  font,
  Mark,
  size,
  space,
  Text,
} from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { texts } from '../messages.ts';
import { CurrencySwitch } from './currency-switch.tsx';
import { addListingLink } from './navigation-links.ts';

/** Room below, so that its end scrolls clear of floating parts. */
const Root = styled.footer`
  margin-top: auto;
  padding-block: ${space(12)} calc(${space(12)} + var(--bottom-room));
  border-top: 1px solid ${color.line};
  font-size: ${font.size.small};
  background: ${color.sunken};
`;

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(8)};

  > :first-child,
  > :nth-child(n + 4) {
    grid-column: 1 / -1;
  }

  ${breakpoint.tablet} {
    grid-template-columns: 2fr 1fr 1fr 2fr;

    > :first-child,
    > :nth-child(n + 4) {
      grid-column: auto;
    }
  }
`;

const Brand = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: ${space(4)};
  max-width: 34ch;
  font-size: 28px;
`;

const List = styled.ul<{ $columns?: number }>`
  columns: ${({ $columns = 1 }) => $columns};
  margin: ${space(2)} 0 0;
  padding: 0;
  list-style: none;

  a {
    display: inline-block;
    padding-block: ${space(2)};
    color: ${color.muted};
    text-decoration: none;

    &:hover {
      color: ${color.text};
      text-decoration: underline;
    }
  }
`;

const Line = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(6)};
`;

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${size.target};
    color: ${color.muted};
    text-decoration: none;

    &:hover {
      color: ${color.text};
      text-decoration: underline;
    }
  }
`;

const ShortRoot = styled(Root)`
  padding-block: ${space(3)} calc(${space(3)} + var(--bottom-room));
`;

const footerCities = Object.entries(texts.footerCityNames);

const helpLinks = [
  { to: pages.help.path, text: texts.help },
  { to: pages.contact.path, text: texts.contact },
  { to: pages.terms.path, text: texts.terms },
  { to: pages.privacy.path, text: texts.privacy },
  { to: pages.cookies.path, text: texts.cookies },
];

/** One-line footer of the administration, without visitor links. */
export function ShortFooter() {
  return (
    <ShortRoot ref={asEdgeFollower}>
      <Line>
        <nav aria-label={texts.footerHelp}>
          <Row>
            {helpLinks.map(({ to, text }) => (
              <li key={to}>
                <Link to={to}>{text}</Link>
              </li>
            ))}
          </Row>
        </nav>
        <CurrencySwitch />
      </Line>
    </ShortRoot>
  );
}

export function Footer() {
  const addListing = addListingLink(useUser());
  return (
    <Root ref={asEdgeFollower}>
      <Columns>
        <Brand>
          <Mark />
          <Text $tone="muted" $size="small">
            {texts.footerAbout}
          </Text>
        </Brand>
        <nav aria-label={texts.footerNavigation}>
          <strong>{texts.footerPages}</strong>
          <List>
            <li>
              <Link to={pages.search.path}>{texts.properties}</Link>
            </li>
            <li>
              <Link to={addListing}>{texts.addListing}</Link>
            </li>
            <li>
              <Link to={pages.transparency.path}>{texts.transparency}</Link>
            </li>
          </List>
        </nav>
        <nav aria-label={texts.footerHelp}>
          <strong>{texts.footerHelp}</strong>
          <List>
            {helpLinks.map(({ to, text }) => (
              <li key={to}>
                <Link to={to}>{text}</Link>
              </li>
            ))}
          </List>
        </nav>
        <nav aria-label={texts.footerCities}>
          <strong>{texts.footerCities}</strong>
          <List $columns={2}>
            {footerCities.map(([id, name]) => (
              <li key={id}>
                <Link to={`${pages.search.path}?location=${id}`}>{name}</Link>
              </li>
            ))}
          </List>
        </nav>
        <div>
          <CurrencySwitch />
        </div>
      </Columns>
    </Root>
  );
}
