// ORACLE: differs (failures-without-a-word)
// RUN: not mlir-opt %s --arith-emulate-wide-int=widest-int-supported=3 2>&1 | FileCheck %s

func.func @f() { return }

// CHECK: 'builtin.module' op cannot be converted: widest-int-supported=3 is no power of two from 2 on
