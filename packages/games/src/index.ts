/** The games there are, each by its one registration. The first is meant where none is named. */
import { ccgHost } from '@ragtag/ccg/host';
import { galacticaHost } from '@ragtag/galactica/host';
import { type HostedGames, registry } from '@ragtag/kernel/host';

export const games: HostedGames = registry(galacticaHost, ccgHost);
