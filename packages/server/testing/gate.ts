/** A port in front of another through which nothing passes while it is shut: the lines stay open, and say nothing. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Gate {
  readonly port: number;
  shut(): void;
  /** Lines from before are cut: nobody knows what was lost of them. */
  open(): void;
  close(): void;
}

export async function gate(to: number): Promise<Gate> {
  const lines = new Set<Socket>();
  let isShut = false;
  const server = createServer((line) => {
    const onward = connect(to, '127.0.0.1');
    for (const [from, into] of [
      [line, onward],
      [onward, line],
    ] as const) {
      lines.add(from);
      from.on('data', (said) => isShut || into.write(said));
      from.on('error', () => into.destroy());
      from.on('close', () => {
        lines.delete(from);
        into.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const line of lines) line.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port, // it listens on a port
    shut: () => {
      isShut = true;
    },
    open: () => {
      isShut = false;
      cut();
    },
    close: () => {
      server.close();
      cut();
    },
  };
}
