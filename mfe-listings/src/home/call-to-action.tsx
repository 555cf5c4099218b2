import * as pages from '@pokriv/contracts/pages';
import { useSession, type Session } from '@pokriv/web-kit/session';
import {
  breakpoint,
  ButtonLink,
  Cluster,
  color,
  Container,
  Heading,
  radius,
  RoofLine,
  space,
  Text,
} from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { homeTexts } from './messages.ts';

const Place = styled(Container)`
  padding-block: ${space(16)};
`;

const Banner = styled.section`
  position: relative;
  display: grid;
  gap: ${space(4)};
  padding: ${space(8)} ${space(5)};
  border-radius: ${radius.card};
  overflow: hidden;
  background: ${color.accentTint};

  > * {
    position: relative;
  }

  > svg {
    position: absolute;
    right: -40px;
    bottom: -18px;
    width: 320px;
    opacity: 0.16;
    color: ${color.accent};
  }

  ${breakpoint.tablet} {
    padding: ${space(12)};

    > svg {
      right: -20px;
      width: 480px;
      opacity: 0.28;
    }
  }
`;

type Kind = keyof typeof homeTexts.callToAction;

const links: Record<Kind, readonly { to: string; text: string }[]> = {
  visitor: [{ to: pages.register.path, text: homeTexts.register }],
  landlord: [
    { to: pages.newListing.path, text: homeTexts.addListing },
    { to: pages.profile.path, text: homeTexts.updateProfile },
  ],
  tenant: [
    { to: pages.becomeLandlord.path, text: homeTexts.becomeOwner },
    { to: pages.search.path, text: homeTexts.searchHomes },
  ],
  other: [
    { to: pages.search.path, text: homeTexts.browse },
    { to: pages.profile.path, text: homeTexts.updateProfile },
  ],
};

function kindOf(session: Session): Kind {
  if (session.status !== 'signed-in') return 'visitor';
  const { role } = session.user;
  return role === 'landlord' || role === 'tenant' ? role : 'other';
}

/** For a visitor, tenant or owner (spec §2, home). */
export function CallToAction() {
  const kind = kindOf(useSession());
  const { title, text } = homeTexts.callToAction[kind];
  return (
    <Place>
      <Banner aria-labelledby="call-to-action">
        <RoofLine />
        <Heading id="call-to-action" $size="display">
          {title}
        </Heading>
        <Text>{text}</Text>
        <Cluster>
          {links[kind].map((link, index) => (
            <ButtonLink key={link.to} to={link.to} variant={index === 0 ? 'primary' : 'secondary'}>
              {link.text}
            </ButtonLink>
          ))}
        </Cluster>
      </Banner>
    </Place>
  );
}
