import { accept, type BrokenServer, growing, inEach, type Json, only, set } from './corruptedServer'

const todo = 'shows in the next read'

/** Wrong with claims, mails, feedback and the wheel. */
export const brokenClaims: Readonly<Record<string, Omit<BrokenServer, 'as'>>> = {
  'forgets a task': {
    corrupt: only('getTaskUser', (reply) => ({ ...reply, list: inEach(reply['list'], { state: 0 }) })),
    says: "finishTask: the task's state is 0",
    todo,
  },
  'sends feedback twice': {
    corrupt: growing('feedbackSend', (reply, times) => ({ ...reply, id: `f${times}` })),
    says: 'feedbackSend: the same requestId sends it twice',
    todo,
  },
  'changes feedback': {
    corrupt: only('feedbackDetail', (reply) => ({
      ...reply,
      feedback: { ...(reply['feedback'] as Json), message: 'x' },
    })),
    options: { only: ['feedbackSend'] },
    says: 'feedbackDetail: the message becomes "x"',
    todo,
  },
  'deletes two mails': {
    corrupt: set('delMail', { deleted: 2 }),
    says: 'delMail: deletes 2 mails instead of one',
    todo,
  },
  'gives back a spin': {
    corrupt: set('actInviteUserSpin', { spins: 9 }),
    options: { only: ['actInviteUserSpin'] },
    says: 'spins it leaves 9',
    todo,
  },
  'moves the wheel otherwise than it says': {
    corrupt: set('actInviteUserSpin', { progress: 1 }),
    says: 'actInviteUserSpin: progress 1 becomes',
    todo,
  },
  'counts spins twice': {
    corrupt: set('actInviteClickInvite', { spins: 9 }),
    says: 'actInviteClickInvite: says 9 spins, the wheel ',
    todo,
  },
  'pays twice': {
    corrupt: accept('loginBonus3UserReceive', { awards: [{ propId: 2002, count: 30 }] }),
    says: 'loginBonus3UserReceive: succeeds twice',
    todo,
  },
  'pays nothing': {
    corrupt: set('loginBonus3UserReceive', { awards: [] }),
    says: 'loginBonus3UserReceive: it pays nothing',
    todo,
  },
  'pays other points than it says': {
    corrupt: set('loginBonus3UserReceive', { awards: [{ propId: 2002, count: 31 }] }),
    says: 'loginBonus3UserReceive: it pays 31 points; the balance moves by 30',
    todo,
  },
  'pays coin that does not arrive': {
    corrupt: set('loginBonus3UserReceive', { awards: [{ propId: 2001, count: 10 }] }),
    says: 'loginBonus3UserReceive: it pays 10 coin; the balance moves by 0',
    todo,
  },
  'pays what is not done': {
    corrupt: accept('receiveVipTask', { awards: [{ propId: 2002, count: 30 }] }),
    says: 'receiveVipTask: succeeds though it cannot be claimed',
    todo,
  },
  'forgets a visit': {
    corrupt: only('activityDetail', (reply) => ({
      ...reply,
      steps: inEach(reply['steps'], { progress: 0, state: 0 }),
    })),
    options: { only: ['activityVisit'] },
    says: 'does not move',
    todo,
  },
  'shows an opened mail as unread': {
    corrupt: only('getMail2', (reply) => ({ ...reply, list: inEach(reply['list'], { read: false }) })),
    says: 'getMailDetail: a mail that was opened is still unread',
    todo,
  },
  'loses feedback': {
    corrupt: set('feedbackRecord', { list: [], pages: 0 }),
    says: 'feedbackRecord: the new feedback is not the first',
    todo,
  },
  'spins beyond the wheel': {
    corrupt: set('actInviteUserSpin', { sectorId: 77 }),
    says: 'actInviteUserSpin: it stops at sector 77',
    todo,
  },
}
