import { rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import type { TestError } from 'vitest'
import type { Reporter, TestCase } from 'vitest/node'
import { failuresRoot, keepEvidence } from './folder'

const machine = (): string => {
  const { timeZone, locale } = Intl.DateTimeFormat().resolvedOptions()
  const load = loadavg().map((one) => one.toFixed(1))
  return `at ${new Date().toISOString()}, load ${load.join(' ')}, zone ${timeZone}, locale ${locale}, Node ${process.version}`
}

const textOf = ({ message, diff, stack, cause }: TestError): string =>
  [message, diff, stack, cause && `because of ${textOf(cause)}`].filter(Boolean).join('\n')

/** Leaves the message of each failed test, and what the machine was doing, below `.cache/failures`. */
export const failures: Reporter = {
  onTestRunStart: () => rmSync(failuresRoot, { recursive: true, force: true }),
  onTestCaseResult: (test: TestCase) => {
    const { state, errors } = test.result()
    if (state !== 'failed') return
    const message = [test.fullName, machine(), ...errors.map(textOf)].join('\n\n')
    keepEvidence(`${test.module.relativeModuleId} > ${test.fullName}`, { 'message.txt': `${message}\n` })
  },
}
