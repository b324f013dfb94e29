import { problemsOf } from './configCheck'

const dir = process.argv[2] ?? 'dist'
try {
  const problems = problemsOf(dir)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
  else console.log(`${dir}: the configuration is right`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
