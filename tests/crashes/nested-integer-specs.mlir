// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-opt %s

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<2xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[64, 64]> : vector<2xi64>>} {
  }
}
