// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// What is known of launches.

// expected-error @+1 {{expected 'gpu.container_module' attribute to be attached to 'builtin.module'}}
func.func private @f() attributes {gpu.container_module}

// -----

// expected-error @+1 {{'builtin.module' op gpu.known_block_size must be a dense i32 array}}
module attributes {gpu.known_block_size = 1} {}

// -----

// expected-error @+1 {{'llvm.func' op gpu.known_block_size must be a dense i32 array}}
llvm.func @f() attributes {gpu.known_block_size = array<i64: 1, 2, 3>}

// -----

// expected-error @+1 {{'func.func' op gpu.known_grid_size must contain exactly 3 elements}}
func.func private @f() attributes {gpu.known_grid_size = array<i32: 1, 2, 3, 4>}

// -----

// expected-error @+1 {{'llvm.func' op gpu.known_cluster_size must contain exactly 3 elements}}
llvm.func @f() attributes {gpu.known_cluster_size = array<i32>}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{'arith.addi' op gpu.known_grid_size must be a dense i32 array}}
  %0 = arith.addi %a, %a {gpu.known_grid_size, gpu.other} : i32
  return
}

// -----

module attributes {gpu.container_module, gpu.known_block_size = array<i32: -1, 0, 3>} {
  func.func private @f() attributes {gpu.container_module = 1, gpu.known_other = 1}
}
