import type { ProviderAnswer } from '../../controls/provider'
import { ControlError, excerpt } from '../../controls/suggestions'
import type { CopyKind } from '../../tape/copies/copyTape'
import { ENDPOINTS } from '../route'
import { ANY, CALL, CONFIG, DONE, FAULTS, GRANTED, MOVEMENT, NOW, ROUNDS, SIGNED_IN } from './controlExamples'
import { type Control, type ControlRow, done, field, has, required, signedIn } from './controlRow'
import { openApi } from './openapi'
import { type Json, OneOf } from './schemas'

const setClock: Control = async ({ mock }, { body }) => {
  if (has(body, 'run')) await mock.clock.run()
  else if (has(body, 'set') === has(body, 'advance'))
    throw new ControlError(
      `The clock takes either {"set": "2026-01-01T12:00:00Z"}, {"advance": "90s"} or {"run": true}.`,
    )
  else if (has(body, 'set')) await mock.clock.set(required(body, 'set'))
  else await mock.clock.advance(required(body, 'advance'))
  return { now: mock.clock.now() }
}

const queueDraws: Control = async ({ mock }, { body }) => {
  const draw = field(body, 'draw')
  if (!Array.isArray(draw))
    throw new ControlError(`'draw' is a list, such as [50001, "2001~3"]; it is ${excerpt(draw)}.`)
  await mock.draw(...draw)
  return { ok: true }
}

let document: Json | undefined

/** Every control by method and path. */
export const controlTable: Readonly<Record<string, ControlRow>> = {
  'GET /__mock/health': {
    does: 'Whether the server is up.',
    reply: { ok: true, endpoints: 99 },
    run: () => ({ ok: true, endpoints: ENDPOINTS.length }),
  },
  'POST /__mock/reset': {
    does: 'Starts a fresh world; replies with the token of its persona, if it is signed in.',
    body: { 'seed?': 7, 'persona?': 'lucky', 'clock?': '2026-01-01T12:00:00Z', 'games?': 320 },
    reply: SIGNED_IN,
    run: ({ mock }, { body }) => mock.reset(body as object).then(signedIn),
  },
  'GET /__mock/fault': { does: 'Lists the faults.', reply: FAULTS, run: ({ mock }) => mock.faults() },
  'POST /__mock/fault': {
    does: 'Sets faults, and lists them.',
    body: { fault: 'receiveDrawChance:1003*1,getMail2:timeout' },
    reply: { faults: FAULTS },
    run: ({ mock }, { body }) => {
      mock.fault(required(body, 'fault'))
      return { faults: mock.faults() }
    },
  },
  'DELETE /__mock/fault': {
    does: 'Clears the faults.',
    reply: DONE,
    run: ({ mock }) => done(() => mock.clearFaults()),
  },
  'DELETE /__mock/fault/{target}': {
    does: 'Removes the faults of an endpoint, or one with its condition.',
    part: { name: 'target', example: 'getMail2' },
    reply: { faults: FAULTS },
    run: ({ mock }, { part }) => {
      mock.clearFault(part)
      return { faults: mock.faults() }
    },
  },
  'GET /__mock/release': {
    does: 'Endpoints of the calls that are held.',
    reply: ['getMail2'],
    run: ({ mock }) => mock.held(),
  },
  'POST /__mock/release': {
    does: 'Lets the calls go on that a fault holds, of one endpoint or of all (*).',
    body: { endpoint: 'receiveDrawChance' },
    reply: { released: 1 },
    run: ({ mock }, { body }) => ({ released: mock.release(required(body, 'endpoint')) }),
  },
  'GET /__mock/latency': {
    does: 'Reads the latency.',
    reply: { latency: '3g' },
    run: ({ mock }) => ({ latency: mock.latency() }),
  },
  'POST /__mock/latency': {
    does: 'Sets the latency: a profile or milliseconds.',
    body: { latency: new OneOf('3g', 600) },
    reply: DONE,
    run: ({ mock }, { body }) => done(() => mock.latency(required(body, 'latency'))),
  },
  'DELETE /__mock/latency': {
    does: 'Sets the latency back.',
    reply: DONE,
    run: ({ mock }) => done(() => mock.clearLatency()),
  },
  'GET /__mock/draw': { does: 'Lists the queued draws.', reply: ['50001'], run: ({ mock }) => mock.draws() },
  'POST /__mock/draw': {
    does: 'Queues what the next draws give: reward ids, or reward id and cell.',
    body: { draw: [50001, '2001~3'] },
    reply: DONE,
    run: queueDraws,
  },
  'DELETE /__mock/draw': {
    does: 'Clears the queued draws.',
    reply: DONE,
    run: ({ mock }) => mock.clearDraws().then(() => done()),
  },
  'GET /__mock/round': { does: 'Lists the queued results of rounds.', reply: ROUNDS, run: ({ mock }) => mock.rounds() },
  'POST /__mock/round': {
    does: 'Queues the results of the next rounds of the demo games, and lists the queue.',
    body: { round: 'roulette:17,crash:2.50' },
    reply: { rounds: ROUNDS },
    run: async ({ mock }, { body }) => {
      await mock.round(required(body, 'round'))
      return { rounds: mock.rounds() }
    },
  },
  'DELETE /__mock/round': {
    does: 'Clears the queued results of rounds.',
    reply: DONE,
    run: ({ mock }) => mock.clearRounds().then(() => done()),
  },
  'GET /__mock/config': {
    does: 'Lists the overrides of the configuration.',
    reply: CONFIG,
    run: ({ mock }) => mock.configs(),
  },
  'POST /__mock/config': {
    does: 'Overrides switches and limits of the configuration, and lists the overrides.',
    body: { config: 'otpStatus:0,registerType:2' },
    reply: { config: CONFIG },
    run: async ({ mock }, { body }) => ({ config: await mock.config(required(body, 'config')) }),
  },
  'DELETE /__mock/config': {
    does: 'Clears the overrides.',
    reply: DONE,
    run: ({ mock }) => mock.clearConfig().then(() => done()),
  },
  'POST /__mock/grant': {
    does: 'Gives the player something through the ledger.',
    body: { grant: 'coin:5000,chance:1' },
    asPlayer: true,
    reply: GRANTED,
    run: ({ mock }, { body, token }) => mock.grant(required(body, 'grant'), token || undefined),
  },
  'POST /__mock/bet': {
    does: 'Plays rounds of a game as the player.',
    body: { bet: '7:100*50' },
    asPlayer: true,
    reply: { ...GRANTED, 'rounds?': 50, 'bet?': 5000, 'win?': 4700, 'stopped?': 2001 },
    run: ({ mock }, { body, token }) => mock.bet(required(body, 'bet'), token || undefined),
  },
  'POST /__mock/provider': {
    does: "Answers for the payment provider of one of the player's orders: paid, late, refused, cancelled or lost.",
    body: { orderId: '1000001', answer: 'paid' },
    asPlayer: true,
    reply: { errcode: 0 },
    run: ({ mock }, { body, token }) =>
      mock.provider(required(body, 'orderId'), required(body, 'answer') as ProviderAnswer, token || undefined),
  },
  'GET /__mock/clock': {
    does: "Reads the world's time, epoch ms, and whether it is live, frozen or runs.",
    reply: { now: NOW, mode: 'frozen' },
    run: ({ mock }) => ({ now: mock.clock.now(), mode: mock.clock.mode() }),
  },
  'GET /__mock/agenda': {
    does: 'What is due next, soonest first.',
    reply: [{ at: NOW, what: 'tasks.weekEnds', ref: '11282255' }],
    run: ({ mock }) => mock.clock.agenda(),
  },
  'POST /__mock/clock': {
    does: "Sets, advances or runs the world's clock: one of these.",
    body: { 'set?': '2026-01-01T12:00:00Z', 'advance?': '24h', 'run?': true },
    reply: { now: NOW },
    run: setClock,
  },
  'GET /__mock/calls': {
    does: 'The call log.',
    query: { dropped: { does: '1: only how many older calls had to make room in it.', example: '1' } },
    reply: new OneOf([CALL], { dropped: 0 }),
    run: ({ mock }, { query }) => (query.get('dropped') === '1' ? { dropped: mock.droppedCalls() } : mock.calls()),
  },
  'POST /__mock/repeat': {
    does: 'Makes a call of the log once more, for the same player; replies with its line.',
    body: { id: '0mk2x4v7c1s-3k9d2a' },
    reply: CALL,
    run: ({ mock }, { body }) => mock.repeat(required(body, 'id')),
  },
  'DELETE /__mock/calls': {
    does: 'Clears the call log.',
    reply: DONE,
    run: ({ mock }) => done(() => mock.clearCalls()),
  },
  'GET /__mock/coverage': {
    does: 'How often each call was made.',
    query: { codes: { does: '1: how often each code was met, and which never.', example: '1' } },
    reply: { '*': new OneOf(1, { met: { '*': 1 }, never: [1500] }) },
    run: ({ mock }, { query }) => (query.get('codes') === '1' ? mock.coverage({ codes: true }) : mock.coverage()),
  },
  'GET /__mock/players': {
    does: 'Those who can sign in or have, the persona first.',
    reply: [{ id: '11282255', nickname: 'Marlow', persona: 'regular', isSignedIn: true }],
    run: ({ mock }) => mock.players(),
  },
  'GET /__mock/ledger': {
    does: 'Every movement.',
    query: { playerId: { does: 'Of this player only.', example: '11282255' } },
    reply: [MOVEMENT],
    run: ({ mock }, { query }) => mock.ledger(query.get('playerId') ?? undefined),
  },
  'GET /__mock/snapshot': { does: 'The whole world.', reply: ANY, run: ({ mock }) => mock.snapshot() },
  'PUT /__mock/snapshot': {
    does: 'Restores a world from its snapshot.',
    body: ANY,
    reply: SIGNED_IN,
    run: ({ mock }, { body }) => mock.restore(body).then(signedIn),
  },
  'GET /__mock/tape': {
    does: 'The session as data: where it began, and what happened.',
    reply: ANY,
    run: ({ mock }) => mock.tape(),
  },
  'DELETE /__mock/tape': {
    does: 'Begins a new tape here.',
    reply: DONE,
    run: ({ mock }) => mock.clearTape().then(() => done()),
  },
  'POST /__mock/replay': {
    does: 'Plays a tape from its start to an entry, or to its end.',
    body: { tape: ANY, 'to?': 12 },
    reply: { token: new OneOf('', null), to: 12, of: 25, differs: undefined, route: new OneOf('/mail', null) },
    run: ({ mock }, { body }) =>
      mock.replay(field(body, 'tape'), has(body, 'to') ? { to: field(body, 'to') as number } : {}),
  },
  'GET /__mock/copy/{kind}': {
    does: 'The session as text: a story, an archive of its calls (har), or commands (curl).',
    part: { name: 'kind', example: 'har' },
    reply: { text: '#!/bin/sh' },
    run: async ({ mock }, { part }) => ({ text: await mock.copyAs(part as CopyKind) }),
  },
  'GET /__mock/openapi.json': { does: 'This document.', reply: ANY, run: () => (document ??= openApi(controlTable)) },
}
