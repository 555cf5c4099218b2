import { auditPage } from '../../support/audit.ts';
import { linkIn, mailTo } from '../../support/mails.ts';
import { newcomer } from '../../support/newcomers.ts';
import { openPage } from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';

const INVALID = '/email-verified?mode=verifyEmail&oobCode=no-such-code';

test('invalid verification link is replaced by a mailed one, which verifies and stays valid for its owner', async ({
  signedInAs,
}) => {
  const { email } = await newcomer();
  const page = await signedInAs(email);
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  await openPage(page, INVALID);
  await expect(title).toHaveText('Връзката не важи');
  await auditPage(page, 'invalid link');
  await page.getByRole('main').getByRole('button', { name: 'Изпрати нова връзка' }).click();
  await expect(page.getByRole('main')).toContainText(`Изпратихме нова връзка на ${email}.`);
  await expect(toastOn(page, 'Изпратихме ви нов имейл за потвърждение!')).toBeVisible();

  const mail = await mailTo(email, /^Нова връзка за потвърждаване на имейла/u);
  await page.goto(linkIn(mail, '/email-verified'));
  await expect(title).toHaveText('Имейлът е потвърден');
  await auditPage(page, 'verified e-mail');
  await page.reload();
  await expect(title).toHaveText('Имейлът е потвърден');
});
