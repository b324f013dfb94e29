import * as v from 'valibot'
import { withoutSlash } from './withoutSlash'

const origin = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^/?#\s]+\/?$/, 'must be an origin such as https://api.example.com'),
  v.transform(withoutSlash),
)

/** Settings of a deployment that need no rebuild; defaults are in `RootStore`. */
const runtimeConfig = v.strictObject({
  /** Origin of the backend; our own by default. */
  baseUrl: v.optional(origin),
  appId: v.optional(v.string()),
  channel: v.optional(v.string()),
  /** Origins allowed in the game frame; by default any that the page's CSP allows. */
  gameHosts: v.optional(v.array(origin)),
  /** Address of the support chat's script, with `{license}` and `{group}`; read with the chat (`platform/device/supportScript`). */
  supportScript: v.optional(v.string()),
})

export type RuntimeConfig = v.InferOutput<typeof runtimeConfig>

/** Parses the page's `<script type="application/json" id="config">`. @throws with the wrong keys if it is invalid. */
export const parseRuntimeConfig = (text = '{}'): RuntimeConfig => {
  const parsed = v.safeParse(runtimeConfig, jsonIn(text))
  if (parsed.success) return parsed.output
  const wrong = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'all of it'}: ${issue.message}`)
  throw new Error(`The page's configuration is wrong. ${wrong.join('; ')}`)
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`The page's configuration is not JSON. ${error}`)
  }
}
