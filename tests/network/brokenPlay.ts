import { FIGURES } from './brokenAnswers'
import { accept, type BrokenServer, type Json, only, set, setOfPlayer } from './corruptedServer'

const todo = 'shows in the next read'
const seen = new Map<string, Json>()
const PRIZE = { id: 1, propId: 2001, type: 1, count: 1, bonus: 0 }

/** Wrong with accounts, games and draws. */
export const brokenPlay: Readonly<Record<string, Omit<BrokenServer, 'as'>>> = {
  'says that nothing is a favorite': {
    corrupt: set('gameLike', { gameLikes: [] }),
    says: 'gameLike: with like true, its gameLikes say otherwise',
    todo,
  },
  'forgets a played game': {
    corrupt: setOfPlayer({ gameHistory: [] }),
    says: 'startGame: the game is not the newest of gameHistory',
    todo,
  },
  'shows the old nickname': {
    corrupt: only('getAfterLoginInfoWeb', (reply) => {
      const data = reply['appGameDataUser'] as Json
      return { ...reply, appGameDataUser: { ...data, user: { ...(data['user'] as Json), nickname: 'Old' } } }
    }),
    says: 'updateProfile: getAfterLoginInfoWeb shows the nickname "Old"',
    todo,
  },
  'forgets a draw': {
    corrupt: ({ name, reply }) => {
      if (name === 'getJackpotDrawInfo') return { ...reply, canReceiveDrawChance: true }
      return name === 'receiveDrawChance' ? { errcode: 0, ...PRIZE } : reply
    },
    says: 'receiveDrawChance: getPersonJackpotDrawAwardLog does not show this draw',
    todo,
  },
  'registers nobody': {
    corrupt: ({ name, reply }) => (name === 'accountRegist' ? { errcode: 2014 } : reply),
    says: 'accountRegist: the server registers no accounts',
    todo: 'throw-away account',
  },
  'lets anybody in': {
    corrupt: ({ name, reply }) => {
      if (name === 'accountRegist' && reply['errcode'] === 0) seen.set('session', reply)
      return name === 'googleLogin' ? (seen.get('session') ?? reply) : reply
    },
    says: 'googleLogin: succeeds with an invented token of the provider',
    todo,
  },
  'forgets a favorite': {
    corrupt: setOfPlayer({ gameLikes: [] }),
    says: 'gameLike: with like true, getAfterLoginInfoWeb says otherwise',
    todo,
  },
  'starts another game than it says': {
    corrupt: set('startGame', { mode: 'real' }),
    says: 'startGame: asked for a demo, it starts real',
    todo,
  },
  'keeps the old nickname': {
    corrupt: only('updateProfile', (reply) => ({ ...reply, user: { ...(reply['user'] as Json), nickname: 'Old' } })),
    says: 'updateProfile: the nickname becomes "Old"',
    todo,
  },
  'takes any number of events': {
    corrupt: accept('appEventLogClient', {}),
    says: 'appEventLogClient: succeeds with 21 events',
    todo,
  },
  'sells without points': {
    corrupt: accept('pointsExchange', { awards: [{ propId: 1301, count: 1 }], points: 0 }),
    says: 'pointsExchange: succeeds for more than the points',
    todo,
  },
  'draws without a chance': {
    corrupt: accept('receiveDrawChance', PRIZE),
    says: 'receiveDrawChance: succeeds though canReceiveDrawChance is false',
    todo,
  },
  'keeps the session after the sign-out': {
    corrupt: accept('refreshData', FIGURES),
    options: { only: ['logout'] },
    says: 'refreshData: succeeds after the sign-out',
    todo: 'no valid token',
  },
}
