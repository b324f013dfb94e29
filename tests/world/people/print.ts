import { fingerprint } from './support'

process.stdout.write(fingerprint())
