import { DEMO_PASSWORD } from '../../../mocks/personas/build'
import { AUDIT } from '../../../mocks/world/activity/running'
import { DEMO_CODE, magicAccounts, magicPhones, SOCIAL_TOKEN } from '../../../mocks/world/auth/magic'
import { depositMagic } from '../../../mocks/world/wallet/deposit/depositTable'
import { withdrawMagic } from '../../../mocks/world/wallet/withdraw/withdrawTable'
import { REFUSAL } from '../../../src/contract/core/refusals'
import { code, page, table } from '../markdown'

const money = (cents: number | string) => (Number(cents) / 100).toFixed(2)

const phoneOf = (name: string): string => Object.entries(magicPhones).find(([, known]) => known === name)?.[0] ?? ''

/** Inputs that make the world refuse, for testers without the panel. */
export const magicPage = (): string =>
  page(
    'Magic inputs',
    `For testers on a phone, without the panel. They work in every world: nothing has to be switched on. Every SMS carries the code ${code(DEMO_CODE)}, valid once and for what it was sent for; every persona's password ${code(DEMO_PASSWORD)}.`,
    '## Accounts and phone numbers',
    'Whoever signs in, registers, binds or asks for a code with one of these is refused with its code, whatever else is typed.',
    table(
      ['account', 'phone number', 'code', 'refusal'],
      Object.entries(magicAccounts).map(([account, name]) => [
        code(account),
        code(phoneOf(name)),
        REFUSAL[name],
        code(name),
      ]),
    ),
    '## Social accounts',
    `A provider's token is taken when it looks like ${code(SOCIAL_TOKEN.source)}: ${code('demo-google-ann')} is Ann at Google. Any other is refused with ${REFUSAL.socialRefused}, so a tester takes ${code('deny')}.`,
    '## Deposits by voucher',
    table(
      ['amount', 'always comes to'],
      Object.entries(depositMagic).map(([price, end]) => [money(price), end]),
    ),
    '## The end of an activity',
    `The lucky jackpot is closed for its audit on ${AUDIT.day} March from 0${AUDIT.fromHour}:00 UTC for ${AUDIT.hours} hour: with the clock there (${code('mock.clock=2026-03-01T04:30:00Z')}) it is off the list, and a draw is refused with ${REFUSAL.drawClosed}.`,
    '## Withdrawals',
    table(
      ['amounts that end in', 'always come to'],
      Object.entries(withdrawMagic).map(([cents, end]) => [`.${cents.padStart(2, '0')}`, end]),
    ),
  )
