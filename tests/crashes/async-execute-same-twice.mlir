// What runs concurrently depends on the same twice, or waits for it twice.
// CRASH: mlir-opt %s --async-to-async-runtime

func.func @f(%t: !async.token, %v: !async.value<f32>) {
  %0, %1 = async.execute [%t, %t] (%v as %a: !async.value<f32>, %v as %b: !async.value<f32>) -> !async.value<f32> {
    %2 = arith.addf %a, %b : f32
    async.yield %2 : f32
  }
  return
}
