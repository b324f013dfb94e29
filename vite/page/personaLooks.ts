import { withModules } from '../bundle/modules'

/** Exports that the build runs with the project's own modules. */
interface Profiles {
  profiles: Record<string, { signedIn: boolean; vipLevel: number; drawChance: boolean }>
}
interface Ladder {
  vipLadder: readonly { level: number }[]
}
interface Level {
  showTypeOf(ladder: Record<string, { level: number }>, level: number): number
}

/** How each persona's lobby begins, for the demo's page. */
export function personaLooks(): Promise<string> {
  return withModules(async (load) => {
    const { profiles } = await load<Profiles>('mocks/personas/profiles.ts')
    const { vipLadder } = await load<Ladder>('mocks/world/config/vip.ts')
    const { showTypeOf } = await load<Level>('src/domain/vip/vipLevel.ts')
    const ladder = Object.fromEntries(vipLadder.map((vip) => [vip.level, vip]))
    // `PersonaLooks` of the boot script.
    const looks = Object.fromEntries(
      Object.entries(profiles).map(([name, { signedIn, vipLevel, drawChance }]) => [
        name,
        signedIn ? { vip: String(showTypeOf(ladder, vipLevel)), waiting: drawChance } : null,
      ]),
    )
    return `<script type="application/json" id="personas">${JSON.stringify(looks)}</script>`
  })
}
