import { built } from './built'

// They are built beside the tests that need no build.
await built
