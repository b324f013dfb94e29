import { expect, it } from 'vitest'
import { commands } from './support/commands'

it('[VIS-01] text in a font of the machine is reported with the font', async () => {
  const code = document.createElement('code')
  code.textContent = 'const a = 1'
  document.body.append(code)
  const found = await commands.machineFonts()
  code.remove()
  expect(found).toEqual([expect.stringMatching(/^.+ draws “const a = 1”$/)])
})
