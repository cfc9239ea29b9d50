// ORACLE: differs (orders-that-are-not-said)
// RUN: mlir-opt %s --split-input-file --verify-diagnostics

ml_program.global private mutable @a : i32
ml_program.subgraph @f(%x: i32, %t0: !ml_program.token) -> (i32, !ml_program.token) { 
  %0, %t = ml_program.global_load_graph @a ordering(() -> !ml_program.token) : i32
  %1, %t2 = ml_program.global_load_graph @a ordering(%t, %t0 -> !ml_program.token) : i32
  %t3 = ml_program.global_store_graph @a = %x ordering(%t2 -> !ml_program.token) : i32
  %t4 = ml_program.token
  %t5 = ml_program.global_store_graph @a = %x ordering(() -> !ml_program.token) : i32 {x = 1 : i32}
// expected-error @+1 {{custom op 'ml_program.global_store_graph' expected 'ordering', as in `ordering(() -> !ml_program.token)`}}
  %t6 = ml_program.global_store_graph @a = %x : i32
  ml_program.output %1, %t3 : i32, !ml_program.token }
