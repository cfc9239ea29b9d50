// RUN: mlir-opt %s --split-input-file --convert-xevm-to-llvm | FileCheck %s

func.func @f() -> i32 {
  %0 = xevm.local_id.x range <i32, 0, 64> : i32
  return %0 : i32
}

// -----

func.func @f() -> i32 {
  %0 = xevm.local_id.y range <i32, 0, 64> : i32
  return %0 : i32
}

// -----

func.func @f() -> i32 {
  %0 = xevm.local_id.z range <i32, 0, 64> : i32
  return %0 : i32
}

// -----

func.func @f() -> i32 {
  %0 = xevm.local_size.x range <i32, 0, 64> : i32
  return %0 : i32
}

// -----

func.func @f() -> i32 {
  %0 = xevm.local_size.y range <i32, 0, 64> : i32
  return %0 : i32
}

// -----

func.func @f() -> i32 {
  %0 = xevm.local_size.z range <i32, 0, 64> : i32
  return %0 : i32
}

// -----

func.func @f() -> i32 {
  %0 = xevm.group_id.x range <i32, 0, 64> : i32
  return %0 : i32
}

// -----

func.func @f() -> i32 {
  %0 = xevm.group_id.y range <i32, 0, 64> : i32
  return %0 : i32
}

// -----

func.func @f() -> i32 {
  %0 = xevm.group_id.z range <i32, 0, 64> : i32
  return %0 : i32
}

// -----

func.func @f() -> i32 {
  %0 = xevm.group_count.x range <i32, 0, 64> : i32
  return %0 : i32
}

// -----

func.func @f() -> i32 {
  %0 = xevm.group_count.y range <i32, 0, 64> : i32
  return %0 : i32
}

// -----

func.func @f() -> i32 {
  %0 = xevm.group_count.z range <i32, 0, 64> : i32
  return %0 : i32
}

// -----

func.func @f() -> i32 {
  %0 = xevm.lane_id range <i32, 0, 64> : i32
  return %0 : i32
}

// -----

func.func @f() -> i32 {
  %0 = xevm.subgroup_id range <i32, 0, 64> : i32
  return %0 : i32
}

// -----

func.func @f() -> i32 {
  %0 = xevm.subgroup_size range <i32, 0, 64> : i32
  return %0 : i32
}

// -----

func.func @f() -> i64 {
  %0 = xevm.local_id.x range <i64, 0, 64> : i64
  return %0 : i64
}

// -----

func.func @f() -> i64 {
  %0 = xevm.local_id.y range <i64, 0, 64> : i64
  return %0 : i64
}

// -----

func.func @f() -> i64 {
  %0 = xevm.local_id.z range <i64, 0, 64> : i64
  return %0 : i64
}

// -----

func.func @f() -> i64 {
  %0 = xevm.local_size.x range <i64, 0, 64> : i64
  return %0 : i64
}

// -----

func.func @f() -> i64 {
  %0 = xevm.local_size.y range <i64, 0, 64> : i64
  return %0 : i64
}

// -----

func.func @f() -> i64 {
  %0 = xevm.local_size.z range <i64, 0, 64> : i64
  return %0 : i64
}

// -----

func.func @f() -> i64 {
  %0 = xevm.group_id.x range <i64, 0, 64> : i64
  return %0 : i64
}

// -----

func.func @f() -> i64 {
  %0 = xevm.group_id.y range <i64, 0, 64> : i64
  return %0 : i64
}

// -----

func.func @f() -> i64 {
  %0 = xevm.group_id.z range <i64, 0, 64> : i64
  return %0 : i64
}

// -----

func.func @f() -> i64 {
  %0 = xevm.group_count.x range <i64, 0, 64> : i64
  return %0 : i64
}

// -----

func.func @f() -> i64 {
  %0 = xevm.group_count.y range <i64, 0, 64> : i64
  return %0 : i64
}

// -----

func.func @f() -> i64 {
  %0 = xevm.group_count.z range <i64, 0, 64> : i64
  return %0 : i64
}

// -----

func.func @f() -> i64 {
  %0 = xevm.lane_id range <i64, 0, 64> : i64
  return %0 : i64
}

// -----

func.func @f() -> i64 {
  %0 = xevm.subgroup_id range <i64, 0, 64> : i64
  return %0 : i64
}

// -----

func.func @f() -> i64 {
  %0 = xevm.subgroup_size range <i64, 0, 64> : i64
  return %0 : i64
}
