/** E-mail, where whoever runs the server has set where it goes out: plain text, in bounded time, one letter at a time. */
import { createTransport } from 'nodemailer';

/** How letters leave this server. */
export interface MailSettings {
  /** Of the mail server: smtp:// or smtps://, with name and password where it wants them. */
  readonly smtp: string;
  readonly from: string;
  /** Where people reach this server: links lead there. */
  readonly address: string;
}

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where a mail program can say at a click that no more are wanted. */
  readonly stop: string;
}

export type SendLetter = (letter: Letter) => Promise<void>;

const TIMEOUT = 10_000; // milliseconds

export function letterSender({ smtp, from }: MailSettings, timeout = TIMEOUT): SendLetter {
  return async ({ to, subject, text, stop }) => {
    const transport = createTransport({
      url: smtp,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
      dnsTimeout: timeout,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const sent = transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text,
      headers: {
        'List-Unsubscribe': `<${stop}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', // RFC 8058
        'Auto-Submitted': 'auto-generated', // no machine is to answer it
      },
    });
    let late: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      late = setTimeout(() => reject(new Error('the mail server took too long')), timeout);
    });
    try {
      await Promise.race([sent, tooLate]);
    } finally {
      clearTimeout(late);
      transport.close();
    }
  };
}
