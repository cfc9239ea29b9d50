// RUN: not mlir-opt %s --pass-pipeline="builtin.module(test-lower-to-llvm{reassociate=true})" 2>&1 | FileCheck %s

module {}
