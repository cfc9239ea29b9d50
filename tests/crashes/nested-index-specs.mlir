// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-opt %s

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i64>} {
  }
}
