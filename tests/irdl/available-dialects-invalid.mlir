// RUN: not mlir-opt %s --irdl-file=%S/apart.mlir 2>&1 | FileCheck %s

// Dialects that are described are among those that there are.

func.func @f() {
  there.is_none
  return
}
