// RUN: mlir-opt %s --test-lower-to-llvm=reassociate-fp-reductions --dump-pass-pipeline 2>&1 | FileCheck %s

module {}
