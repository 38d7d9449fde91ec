/** A mail server for tests: takes every letter and delivers none. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

export interface Delivered {
  readonly to: string;
  readonly headers: string;
  readonly text: string;
}

export class PostOffice {
  readonly delivered: Delivered[] = [];
  /** Whether it answers at all. */
  silent = false;
  private waiting: (() => void)[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly server: Server = createServer((socket) => this.serve(socket));

  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`; // it listens on a port
  }

  async next(): Promise<Delivered> {
    for (;;) {
      const first = this.delivered.shift();
      if (first) return first;
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    if (this.silent) return;
    let [input, to, inLetter] = ['', '', false];
    const say = (line: string) => socket.write(`${line}\r\n`);
    const hear = (line: string) => {
      to = /^RCPT TO:<([^>]*)>/i.exec(line)?.[1] ?? to;
      inLetter = /^DATA/i.test(line);
      if (inLetter) say('354 go on');
      else say(/^QUIT/i.test(line) ? '221 bye' : '250 ok');
    };
    say('220 post-office');
    socket.setEncoding('utf8').on('data', (part) => {
      input += part;
      for (;;) {
        const end = inLetter ? '\r\n.\r\n' : '\r\n';
        const at = input.indexOf(end);
        if (at < 0) return;
        const said = input.slice(0, at);
        input = input.slice(at + end.length);
        if (!inLetter) {
          hear(said);
          continue;
        }
        inLetter = false;
        this.take(to, said);
        say('250 taken');
      }
    });
  }

  private take(to: string, letter: string): void {
    const at = letter.indexOf('\r\n\r\n');
    const headers = letter.slice(0, at).replace(/\r\n[ \t]+/g, ' ');
    this.delivered.push({ to, headers, text: decoded(letter.slice(at + 4), headers) });
    for (const wake of this.waiting.splice(0)) wake();
  }
}

function decoded(text: string, headers: string): string {
  if (/transfer-encoding: base64/i.test(headers)) return Buffer.from(text, 'base64').toString();
  if (!/transfer-encoding: quoted-printable/i.test(headers)) return text;
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
