// RUN: not mlir-opt %s --emit-bytecode --emit-bytecode-version=7 2>&1 | FileCheck %s

// CHECK: error: unsupported version requested 7, must be in range [0, 6]
module {
}
