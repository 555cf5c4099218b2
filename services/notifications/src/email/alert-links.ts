import { ALERT_LINK, type AlertLinkClaim } from '@pokriv/contracts/alert/alert-link';
import { alertLink, alertOneClick } from '@pokriv/contracts/mail-links';
import { signText } from '@pokriv/service-kit/signed-text';

/** Signed links of alerts (design/alerts, Rules): `page` asks first, `oneClick` acts immediately (RFC 8058). */
export interface AlertLinks {
  page: (claim: AlertLinkClaim) => string;
  oneClick: (claim: AlertLinkClaim) => string;
}

export function alertLinksOf(origin: string, secret: string): AlertLinks {
  const token = (claim: AlertLinkClaim) => signText(claim, { purpose: ALERT_LINK, secret });
  return {
    page: (claim) => alertLink(origin, token(claim)),
    oneClick: (claim) => alertOneClick(origin, token(claim)),
  };
}
