import { parseArgs } from 'node:util'
import { DOCUMENT, SESSION, writeApi } from './writeApi'

const HELP = `Writes the API for other teams: npm run api:export -- --out FOLDER

  --out FOLDER  where to; dist-api by default
  --help        this text

${DOCUMENT} describes every call and control with examples; ${SESSION} is a session that a runner of Arazzo plays.`

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist-api' }, help: { type: 'boolean' } } })
if (values.help) console.log(HELP)
else {
  await writeApi(values.out)
  console.log(`${values.out}: ${DOCUMENT}, ${SESSION}`)
}
process.exit(0)
