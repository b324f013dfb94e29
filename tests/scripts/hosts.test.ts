import { resolveConfig } from 'vite'
import { expect, it } from 'vitest'
import { atRoot, hostsOf } from '../../vite/page/hosts'

it('hosts of a deployment are origins', () => {
  expect(hostsOf('KISMARA_API')).toEqual([])
  expect(hostsOf('KISMARA_GAMES', 'https://a.test, http://b.test:81  https://*.c.test')).toEqual([
    'https://a.test',
    'http://b.test:81',
    'https://*.c.test',
  ])
})

it.each(['api.club.test', 'https://api.club.test/v1', 'https://api.club.test/', '//api.club.test', "'self'"])(
  'what is none stops the build, by its name: %s',
  (host) => {
    expect(() => hostsOf('KISMARA_API', `https://a.test ${host}`)).toThrow(`KISMARA_API must hold origins`)
  },
)

it('a build for a folder is refused in words', async () => {
  const resolved = (base: string) => resolveConfig({ base, configFile: false, plugins: [atRoot()] }, 'build')
  await expect(resolved('/club/')).rejects.toThrow('not below /club/')
  await expect(resolved('/')).resolves.toBeDefined()
})
